/** Takes over what code hands to `reportError()`, which would fail the test, until `stop()` returns the messages. */
export function collectReports(): { readonly messages: readonly string[]; stop(): string[] } {
  const messages: string[] = [];
  const { reportError } = window;
  window.reportError = (error) => void messages.push(String((error as Error).message));
  return {
    messages,
    stop() {
      window.reportError = reportError;
      return messages;
    },
  };
}
