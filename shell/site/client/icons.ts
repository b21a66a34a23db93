const HELP = 'Press an icon to copy its name.';

/** The field above the galleries of icons shows those whose name has what was typed. */
export function startIconFilter(place: HTMLElement): void {
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Find an icon';
  field.setAttribute('aria-label', 'Find an icon');
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = HELP;
  place.append(field, note);
  const items = [...document.querySelectorAll<HTMLElement>('.icon-names li')];
  const nameOf = (item: HTMLElement): string => item.querySelector('button')?.dataset.text ?? '';
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase().replaceAll(/\s+/g, '-');
    for (const item of items) item.hidden = !nameOf(item).includes(wanted);
    const count = items.filter(({ hidden }) => !hidden).length;
    note.textContent = wanted ? countOf(count) : HELP;
  });
}

const countOf = (count: number): string =>
  count === 0 ? 'No icon has this name.' : count === 1 ? '1 icon' : `${count} icons`;
