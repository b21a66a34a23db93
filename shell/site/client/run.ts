/** Runs the script of an example with its own part of the page as its document. */
export function run(id: string, script: (document: ParentNode) => void): void {
  const stage = document.getElementById(id);
  if (stage) script(stage);
}
