/** The words of an element's own texts that are broken: parts of them are on different lines. */
export function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = element.ownerDocument.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken;
}
