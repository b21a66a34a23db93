/** Shows the answer of `api/echo`: the body that it received. */
export function showAnswer(data: unknown): void {
  const answer = document.querySelector<HTMLElement>('#answer')!;
  const { body } = data as { body: string };
  answer.querySelector('code')!.textContent = JSON.stringify(JSON.parse(body), null, 2);
  answer.hidden = false;
}
