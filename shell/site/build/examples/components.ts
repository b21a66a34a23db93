// React and Vue: components of `nacre/react` and `nacre/vue`.
import { handler, literal, statementIn, type Access } from './code.js';
import type { Fields } from './fields.js';
import { attributeText } from './html.js';
import { callImports, componentOf, customTags, isCustom, shortOf, type ElementNode, type Example } from './model.js';
import { indent, paragraphs, print } from './print.js';
import { componentCode } from './tags.js';

const importsFrom = (framework: string, example: Example): string[] => [
  ...callImports(example),
  ...customTags(example).map((tag) => `import { ${componentOf(tag)} } from 'nacre/${framework}/${shortOf(tag)}';`),
];

const tagOf = ({ tag }: ElementNode): string => (isCustom(tag) ? componentOf(tag) : tag);

const setterOf = (name: string): string => `set${name[0]!.toUpperCase()}${name.slice(1)}`;

const REACT: Access = { read: (name) => name, write: (name, value) => `${setterOf(name)}(${value})` };

/** Native elements of HTML that React names in its own way. */
const reactEvent = (name: string): string => `on${name[0]!.toUpperCase()}${name.slice(1)}`;

export function reactCode(example: Example, fields: Fields): string {
  const names = new Set(example.state.keys());
  /** In React, `onChange` of a control hears each change. */
  const eventName = (node: ElementNode, event: string): string =>
    (isCustom(node.tag) && fields.eventOf(node.tag, event)?.reactName.replace('Committed', '')) || reactEvent(event);
  const listener = (node: ElementNode, event: string, statements: readonly string[]): string =>
    `${eventName(node, event)}={${handler(
      'event',
      statements.map((statement) => statementIn(statement, names, REACT)),
    )}}`;
  const staticAttribute = (node: ElementNode, name: string, text: string): string => {
    const { property, value } = fields.setting(node.tag, name, text);
    if (value === true) return property;
    return typeof value === 'string' && !/["\\\n{]/.test(value)
      ? `${property}="${value}"`
      : `${property}={${literal(value)}}`;
  };
  const attributes = (node: ElementNode): string[] =>
    node.attributes.flatMap((attribute) => {
      if (attribute.kind === 'static') return [staticAttribute(node, attribute.name, attribute.value)];
      if (attribute.kind === 'event') return [listener(node, attribute.name, attribute.statements)];
      const property = fields.propertyOf(node.tag, attribute.name);
      if (attribute.kind === 'bound') return [`${property}={${attribute.expression}}`];
      const { event, read } = fields.modelEvent(node.tag, property);
      return [
        `${property}={${attribute.variable}}`,
        listener(node, event === 'input' ? 'change' : event, [`${attribute.variable} = ${read}`]),
      ];
    });
  const markup = print(example.nodes, {
    tag: tagOf,
    attributes,
    value: (expression) => `{${expression}}`,
    text: (text) => (/[{}<>]/.test(text) ? `{${literal(text)}}` : text),
    closesItself: () => true,
  });
  const state = [...example.state].map(
    ([name, value]) => `const [${name}, ${setterOf(name)}] = useState${fields.stateType(example, name)}(${value});`,
  );
  const imports = [
    ...importsFrom('react', example),
    ...(state.length > 0 ? [`import { useState } from 'react';`] : []),
  ];
  return componentCode(imports, state, markup, example);
}

const VUE: Access = { read: (name) => name, write: (name, value) => `${name} = ${value}` };

export function vueCode(example: Example, fields: Fields): string {
  const names = new Set(example.state.keys());
  const quoted = (code: string): string => code.replaceAll('"', '&quot;');
  // The one attribute whose property has another name.
  const propOf = ({ tag }: ElementNode, name: string): string => (isCustom(tag) && name === 'for' ? 'html-for' : name);
  const staticAttribute = (node: ElementNode, name: string, text: string): string => {
    if (!isCustom(node.tag)) return attributeText(name, text);
    const { value } = fields.setting(node.tag, name, text);
    const isData = typeof value === 'number' || (typeof value === 'object' && name !== 'style') || value === false;
    const prop = propOf(node, name);
    return isData ? `:${prop}="${quoted(literal(value))}"` : attributeText(prop, text);
  };
  const attributes = (node: ElementNode): string[] =>
    node.attributes.map((attribute) => {
      if (attribute.kind === 'static') return staticAttribute(node, attribute.name, attribute.value);
      if (attribute.kind === 'bound') return `:${propOf(node, attribute.name)}="${quoted(attribute.expression)}"`;
      if (attribute.kind === 'model') return vModel(attribute.name, attribute.variable);
      const code = attribute.statements
        .map((statement) =>
          statementIn(statement, names, VUE)
            .replaceAll(
              'event.currentTarget',
              isCustom(node.tag) ? '$event.currentTarget' : '($event.currentTarget as HTMLElement)',
            )
            .replaceAll(/(?<![$\w.])event\b/g, '$event'),
        )
        .join('; ');
      return `@${attribute.name}="${quoted(code)}"`;
    });
  const markup = print(example.nodes, {
    tag: tagOf,
    attributes,
    value: (expression) => `{{ ${expression} }}`,
    text: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'),
    closesItself: ({ tag }) => isCustom(tag),
  });
  const state = [...example.state].map(
    ([name, value]) => `const ${name} = ref${fields.stateType(example, name)}(${value});`,
  );
  const imports = [...importsFrom('vue', example), ...(state.length > 0 ? [`import { ref } from 'vue';`] : [])];
  return `<script setup lang="ts">\n${paragraphs(imports, state)}\n</script>\n\n<template>\n${indent(markup)}\n</template>`;
}

const vModel = (name: string, variable: string): string =>
  ['value', 'checked'].includes(name) ? `v-model="${variable}"` : `v-model:${name}="${variable}"`;
