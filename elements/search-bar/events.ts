/** The user searches for a text: by Enter, or by choosing a suggestion or an earlier search. */
export class SearchEvent extends Event {
  readonly value: string;

  constructor(value: string) {
    super('search');
    this.value = value;
  }
}
