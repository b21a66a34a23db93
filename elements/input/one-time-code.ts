import type { NcInput } from './input.js';

/** WebOTP (wicg.github.io/web-otp), which the DOM types lack. */
interface CodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}
interface CodeCredential extends Credential {
  readonly code: string;
}

/** Waits for the code that a text message brings, where the browser can tell, and enters it in the user's name. */
export class OneTimeCode {
  readonly #abort = new AbortController();

  constructor(control: NcInput) {
    if ('OTPCredential' in globalThis) void this.#wait(control);
  }

  stop(): void {
    this.#abort.abort();
  }

  async #wait(control: NcInput): Promise<void> {
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: this.#abort.signal };
    try {
      const credential = await navigator.credentials.get(request);
      if (credential) control.edit().replace((credential as CodeCredential).code);
    } catch {
      // Refused, not allowed in this frame, or no longer wanted: the user can type the code.
    }
  }
}
