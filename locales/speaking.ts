/** The language of the table whose function makes a text. */
let speaking: string | undefined;

export const tableLanguage = (): string | undefined => speaking;

/** Makes a text by a function of a table, in whose language `plural` chooses forms. */
export function speakAs(locale: string, make: () => string): string {
  const before = speaking;
  speaking = locale;
  try {
    return make();
  } finally {
    speaking = before;
  }
}
