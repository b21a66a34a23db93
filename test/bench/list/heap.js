import 'nacre/tokens.css';
import 'nacre/elements/cell';
import 'nacre/elements/list';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const list = document.createElement('nc-list');
list.style.blockSize = '100vh';

/** Rows of 30 to 80 px, and cells with one or two lines. */
const ROWS = {
  plain(index) {
    const row = document.createElement('div');
    row.textContent = `Row ${index}`;
    row.style.blockSize = `${30 + ((index * 37) % 51)}px`;
    return row;
  },
  cells(index) {
    const row = document.createElement('nc-cell');
    row.title = `Row ${index}`;
    if (index % 3) row.label = 'Its second line';
    return row;
  },
};

window.bench = {
  async fill(kind, count) {
    list.renderItem = (_item, index) => ROWS[kind](index);
    list.count = count;
    document.getElementById('host').append(list);
    await list.updateComplete;
    await frame();
  },
  /** To the end, less than a screen at a time, and back to the start at once. Returns how many rows there have been. */
  async scroll() {
    let seen = 0;
    for (let before = -1; list.scrollTop > before;) {
      for (const { dataset } of list.children) seen = Math.max(seen, Number(dataset.index) + 1);
      before = list.scrollTop;
      list.scrollTop += innerHeight * 0.9;
      await frame();
    }
    list.scrollTop = 0;
    for (let i = 0; i < 5; i++) await frame();
    return seen;
  },
};
