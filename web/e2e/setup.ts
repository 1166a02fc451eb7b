import { Server } from "./server.js";
import { StaticHost } from "./static.js";

/**
 * One server for all tests, unless HUSTINGS_URL names one that runs already, and one host of the site that needs none.
 * Workers read their addresses from there.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const host = new StaticHost();
  await host.start();
  process.env.HUSTINGS_SITE_URL = host.url;
  if (process.env.HUSTINGS_URL) return () => host.stop();
  const server = new Server();
  await server.start();
  process.env.HUSTINGS_URL = server.url;
  return async () => {
    await server.stop();
    await host.stop();
  };
}
