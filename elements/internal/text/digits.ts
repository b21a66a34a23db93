/** The value of a digit of any script: they have ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Replaces the decimal digits of any script by ASCII digits: `٢٠٢٦` and full-width `２０２６` become `2026`. */
export const asciiDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Nd}/gu, asciiDigit);
