import { Server } from "./server.js";

/** One server for all tests, unless HUSTINGS_URL names one that runs already. Workers read its address from there. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.HUSTINGS_URL) return undefined;
  const server = new Server();
  await server.start();
  process.env.HUSTINGS_URL = server.url;
  return () => server.stop();
}
