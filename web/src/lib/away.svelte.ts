/** Whether a server answers. */
class Away {
  /** None does. */
  now = $state(false);
  /** Counts how often that has changed, or what lay on this device has gone there. */
  turns = $state(0);
}

export const away = new Away();
