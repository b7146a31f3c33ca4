/** The mark of the browser's tab: with a seal on it when something waits. */
const PLAIN = `${import.meta.env.BASE_URL}favicon.svg`;
const MARKED =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <rect x="2" y="2" width="96" height="96" rx="12" fill="#c79a35" stroke="#2c2219" stroke-width="3"/>
      <rect x="9" y="9" width="82" height="82" rx="6" fill="#25326a"/>
      <path d="M15 16H85L88 39H83Q80 26 69 25H59V74Q59 81 69 82V87H31V82Q41 81 41 74V25H31Q20 26 17 39H12Z" fill="#f6e7bd"/>
      <circle cx="73" cy="73" r="25" fill="#a8281f" stroke="#fbf6ea" stroke-width="6"/>
    </svg>`,
  );

export function markTab(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? MARKED : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
