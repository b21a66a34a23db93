/** Takes over what elements warn of in the console, until `stop()` returns the texts. */
export function collectWarnings(): { readonly texts: readonly string[]; stop(): string[] } {
  const texts: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => void texts.push(text);
  return {
    texts,
    stop() {
      console.warn = warn;
      return texts;
    },
  };
}
