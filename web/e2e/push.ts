// A push service, and a browser's way to read what it delivers (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { createServer, type Server } from "node:http";

export class PushService {
  readonly bodies: Buffer[] = [];
  readonly #keys = createECDH("prime256v1");
  readonly #auth = Buffer.alloc(16, 7);
  #server: Server | null = null;
  #port = 0;

  async start(): Promise<void> {
    this.#keys.generateKeys();
    const server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.bodies.push(Buffer.concat(parts));
        answer.writeHead(201).end();
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = server.address();
    this.#port = at && typeof at === "object" ? at.port : 0;
  }

  stop(): void {
    this.#server?.close();
  }

  get subscription(): unknown {
    return {
      endpoint: `http://127.0.0.1:${this.#port}/browser`,
      keys: { p256dh: this.#keys.getPublicKey("base64url"), auth: this.#auth.toString("base64url") },
      language: "en",
    };
  }

  /** What a message says. */
  read(body: Buffer): string {
    const length = body[20] ?? 0;
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)];
    const derive = (bytes: number, secret: Buffer, from: Buffer, info: string | Buffer): Buffer =>
      Buffer.from(hkdfSync("sha256", secret, from, info, bytes));
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const secret = derive(32, shared, this.#auth, info);
    const key = derive(16, secret, salt, "Content-Encoding: aes128gcm\0");
    const nonce = derive(12, secret, salt, "Content-Encoding: nonce\0");
    const open = createDecipheriv("aes-128-gcm", key, nonce);
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
