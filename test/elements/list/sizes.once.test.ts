import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Entries } from '../../../elements/list/entries.js';
import { Sizes } from '../../../elements/list/sizes.js';

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

const entriesOf = (items: readonly unknown[], groupOf?: (item: unknown) => unknown) =>
  new Entries({ items, count: items.length, keyOf: undefined, groupOf });

describe('sizes of a list', () => {
  it('are those that were measured, and an estimate for the others', () => {
    fc.assert(
      fc.property(
        fc.nat(3000),
        fc.array(fc.tuple(fc.nat(2999), fc.integer({ min: 0, max: 500 })), { maxLength: 200 }),
        fc.nat(200_000),
        (length, known, offset) => {
          const sizes = new Sizes();
          sizes.change(length, 0, 0, () => -1);
          sizes.estimateAs(30);
          const model = Array.from({ length }, () => 30);
          for (const [index, size] of known.filter(([at]) => at < length)) {
            sizes.set(index, size);
            model[index] = size;
          }
          expect(sizes.total).to.be.closeTo(sum(model), 1e-6);
          for (const index of [0, 1, 511, 512, 513, 1024, length].filter((at) => at <= length))
            expect(sizes.offset(index)).to.be.closeTo(sum(model.slice(0, index)), 1e-6);
          if (length === 0) return;
          const at = sizes.at(offset);
          expect(at).to.be.within(0, length - 1);
          if (at > 0) expect(sizes.offset(at)).to.be.at.most(offset + 1e-6);
          if (at < length - 1) expect(sizes.offset(at + 1)).to.be.greaterThan(offset - 1e-6);
        },
      ),
    );
  });

  it('follow their entries when some are inserted, removed and moved', () => {
    const lists = fc.uniqueArray(fc.nat(60), { maxLength: 50 });
    fc.assert(
      fc.property(lists, lists, fc.boolean(), (before, after, isGrouped) => {
        const groupOf = isGrouped ? (item: unknown) => Math.floor((item as number) / 10) : undefined;
        const [from, to] = [entriesOf(before, groupOf), entriesOf(after, groupOf)];
        const sizes = new Sizes();
        sizes.change(from.length, 0, 0, () => -1);
        for (let entry = 0; entry < from.length; entry++) {
          const { isHeader, index } = from.at(entry);
          sizes.set(entry, isHeader ? 1000 : before[index]! + 1);
        }
        const { prefix, suffix, former, next } = to.since(from);
        sizes.change(to.length, prefix, suffix, former);
        after.forEach((item, index) => {
          if (before.includes(item)) expect(sizes.of(to.entryOf(index)), String(item)).to.equal(item + 1);
        });
        before.forEach((item, index) => {
          const entry = next(from.entryOf(index));
          expect(entry).to.equal(after.includes(item) ? to.entryOf(after.indexOf(item)) : -1);
        });
      }),
    );
  });

  it('have a header before the first item of each group', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 40 }), (items) => {
        const entries = entriesOf(items, (item) => item);
        const model = items.flatMap((item, index) =>
          index > 0 && items[index - 1] === item ? [`item ${index}`] : [`header ${index}`, `item ${index}`],
        );
        expect(entries.length).to.equal(model.length);
        model.forEach((text, entry) => {
          const { index, isHeader } = entries.at(entry);
          expect(`${isHeader ? 'header' : 'item'} ${index}`).to.equal(text);
          expect(entries.headerOf(entry)).to.equal(
            model.findLastIndex((each, at) => at <= entry && each.startsWith('h')),
          );
        });
        items.forEach((item, index) => {
          expect(entries.entryOf(index)).to.equal(model.indexOf(`item ${index}`));
          expect(entries.groupOf(index)).to.equal(item);
        });
      }),
    );
  });
});
