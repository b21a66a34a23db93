import { DRAWN_ATTRIBUTE, SHEET_TAG, STYLE_ATTRIBUTE, type ScreenStyles } from './names.js';

/** Attributes of a tag: `>` may be in a value. */
const ATTRIBUTES = String.raw`(?:"[^"]*"|[^">])*`;
const HOST = new RegExp(String.raw`<([a-z]+-[\w-]+)(${ATTRIBUTES})>(?=<template [^>]*shadowrootmode)`, 'g');
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const TAG = new RegExp(String.raw`<[a-z][\w-]*${ATTRIBUTES}>`, 'g');

/** What @lit-labs/ssr leaves for a hydration that these elements do not need. */
const MARKS = /<!--\/?lit-(?:part|node)[^>]*-->|(?<=<[^>]*) defer-hydration(?:="")?/g;

/** A screen without inline styles, which a strict content security policy forbids. */
export interface Screen extends Omit<ScreenStyles, 'page'> {
  readonly html: string;
}

/** Takes the styles out of a rendered screen. */
export function withoutStyles(rendered: string): Screen {
  const rules = new Set<string>();
  const sheets: string[] = [];
  const numberOf = (css: string): number => (sheets.includes(css) ? sheets.indexOf(css) : sheets.push(css) - 1);
  const html = rendered
    .replaceAll(MARKS, '')
    .replaceAll(HOST, (_, name: string, attributes: string) => `<${name}${attributes} ${DRAWN_ATTRIBUTE}>`)
    .replaceAll(STYLE, (_, css: string) => `<${SHEET_TAG} number="${numberOf(css)}"></${SHEET_TAG}>`)
    .replaceAll(TAG, (tag) =>
      tag.replace(/ style="([^"]*)"/, (_, declarations: string) => {
        rules.add(ruleOf(declarations));
        return ` ${STYLE_ATTRIBUTE}="${declarations}"`;
      }),
    );
  return { html, attributes: [...rules].join('\n'), sheets };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const ruleOf = (declarations: string): string => {
  const text = declarations.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity]!);
  return `[${STYLE_ATTRIBUTE}=${JSON.stringify(text)}] { ${text} }`;
};
