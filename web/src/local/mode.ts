/** Whether this page is the one without a server: its tables are kept, and its bots think, in this browser. */
export const LOCAL: boolean = import.meta.env.MODE === "site";
