/** Whether the page plays by itself: nobody can be met here, and nothing leaves the browser. */
export const ALONE = import.meta.env.MODE === "page";
