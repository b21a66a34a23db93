import type { Entry, ItemFunction } from './entries.js';
import { ListTemplate, textOf, type TemplateRow } from './template.js';

/** The content of a row is up to date. */
export const SAME = Symbol('same');

/** What rows show: what functions return, copies of templates, or text. */
export class Content {
  readonly #list: HTMLElement;
  #item: ListTemplate | undefined;
  #group: ListTemplate | undefined;
  /** The copy that a row has. */
  readonly #copies = new WeakMap<object, TemplateRow>();

  constructor(list: HTMLElement) {
    this.#list = list;
    this.readTemplates();
  }

  get hasTemplate(): boolean {
    return this.#item !== undefined;
  }

  get hasGroupTemplate(): boolean {
    return this.#group !== undefined;
  }

  /** Looks for `<template>` among the children. */
  readTemplates(): void {
    const read = (selector: string) => {
      const template = this.#list.querySelector<HTMLTemplateElement>(`:scope > template${selector}`);
      return template ? new ListTemplate(this.#list, template) : undefined;
    };
    this.#item = read(':not([slot])');
    this.#group = read('[slot="group"]');
  }

  /** The content for an item, or a group; `SAME` if that of the row has been brought up to date. */
  of(row: object, { index, isHeader }: Entry, value: unknown, given: ItemFunction | undefined): unknown {
    const template = given ? undefined : isHeader ? this.#group : this.#item;
    const copy = this.#copies.get(row);
    if (!template) {
      this.#copies.delete(row);
      return given ? given(value, index) : textOf(value);
    }
    const isSame = copy?.template === template;
    const next = isSame ? copy : template.make();
    this.#copies.set(row, next);
    next.show({ value, index });
    return isSame ? SAME : next.fragment;
  }
}
