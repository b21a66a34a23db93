/** Shows what `api/echo` sends back: the body that it got. */
export function showAnswer(data: unknown): void {
  const answer = document.querySelector<HTMLElement>('#answer')!;
  const { body } = data as { body: string };
  answer.querySelector('code')!.textContent = JSON.stringify(JSON.parse(body), null, 2);
  answer.hidden = false;
}
