/** Collects what is passed to `reportError()`, which would fail the test, until `stop()` returns the messages. */
export function collectReports(): { stop(): string[] } {
  const messages: string[] = [];
  const { reportError } = window;
  window.reportError = (error) => void messages.push(String((error as Error).message));
  return {
    stop() {
      window.reportError = reportError;
      return messages;
    },
  };
}
