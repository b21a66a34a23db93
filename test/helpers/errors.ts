/** Takes over the uncaught errors of the page, which would fail the test, until `stop()` returns their messages. */
export function collectErrors(): { stop(): string[] } {
  const messages: string[] = [];
  const handle = (event: ErrorEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    messages.push((event.error as Error).message);
  };
  addEventListener('error', handle, true);
  return {
    stop() {
      removeEventListener('error', handle, true);
      return messages;
    },
  };
}
