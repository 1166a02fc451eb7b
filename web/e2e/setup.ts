import { Server } from "./server.js";

/** One server for all tests, unless HUSTINGS_URL names one that runs already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.HUSTINGS_URL) return undefined;
  const server = new Server(8765);
  await server.start();
  return () => server.stop();
}
