/** WebOTP (wicg.github.io/web-otp), which the DOM types lack. */
interface CodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}
interface CodeCredential extends Credential {
  readonly code: string;
}

/** Waits for the code of a text message, in browsers that can read it, and passes it on. */
export class OneTimeCode {
  readonly #abort = new AbortController();

  constructor(received: (code: string) => void) {
    if ('OTPCredential' in globalThis) void this.#wait(received);
  }

  stop(): void {
    this.#abort.abort();
  }

  async #wait(received: (code: string) => void): Promise<void> {
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: this.#abort.signal };
    try {
      const credential = await navigator.credentials.get(request);
      if (credential) received((credential as CodeCredential).code);
    } catch {
      // The user or the frame's policy refused it, or it was stopped: the user can type the code.
    }
  }
}
