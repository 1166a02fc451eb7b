// Passkeys in the JSON form of WebAuthn; not every browser converts it by itself yet.
import { ApiError } from "$/api/client";
import { t } from "$/i18n.svelte";

type Json = Record<string, unknown>;

export const supported = (): boolean => typeof PublicKeyCredential !== "undefined";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function base64url(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What is bytes in the options comes as text. */
function options<T>(json: Json): T {
  const user = json.user as Json | undefined;
  const known = (list: unknown): unknown =>
    (list as { id: string }[] | undefined)?.map((one) => ({ ...one, id: bytes(one.id) }));
  return {
    ...json,
    challenge: bytes(json.challenge as string),
    ...(user ? { user: { ...user, id: bytes(user.id as string) } } : {}),
    ...(json.excludeCredentials ? { excludeCredentials: known(json.excludeCredentials) } : {}),
    ...(json.allowCredentials ? { allowCredentials: known(json.allowCredentials) } : {}),
  } as T;
}

function answered(found: Credential | null): PublicKeyCredential {
  if (!(found instanceof PublicKeyCredential)) throw none();
  return found;
}

const none = (): ApiError => new ApiError(0, { type: "no-passkey", title: t("page-passkey-none"), status: 0 });

function json(credential: PublicKeyCredential, response: Json): Json {
  const id = base64url(credential.rawId);
  return {
    id,
    rawId: id,
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response,
  };
}

/** A new passkey on this device; throws when the person or the browser does not want to. */
export async function create(wish: Json): Promise<Json> {
  const made = answered(
    await navigator.credentials.create({ publicKey: options<PublicKeyCredentialCreationOptions>(wish) }).catch(() => {
      throw none();
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return json(made, {
    clientDataJSON: base64url(response.clientDataJSON),
    attestationObject: base64url(response.attestationObject),
  });
}

/** A passkey of this device, for this site. */
export async function get(wish: Json): Promise<Json> {
  const found = answered(
    await navigator.credentials.get({ publicKey: options<PublicKeyCredentialRequestOptions>(wish) }).catch(() => {
      throw none();
    }),
  );
  const response = found.response as AuthenticatorAssertionResponse;
  return json(found, {
    clientDataJSON: base64url(response.clientDataJSON),
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
    userHandle: response.userHandle ? base64url(response.userHandle) : null,
  });
}
