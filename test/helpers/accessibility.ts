import { cdp } from './commands.js';

interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** `checked`, `disabled`, `invalid`, `expanded`, `valuetext` … */
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Value {
  readonly value?: unknown;
}
interface DevToolsNode {
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** What assistive technology gets of an element. Chromium only. */
export async function accessibleNode(element: Element): Promise<AccessibleNode> {
  const global = window as unknown as { inspected?: Element };
  global.inspected = element;
  const { result } = (await cdp('Runtime.evaluate', { expression: 'inspected' })) as { result: { objectId: string } };
  const { objectId } = result;
  const answer = await cdp('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  await cdp('Runtime.releaseObject', { objectId });
  delete global.inspected;
  const [node] = (answer as { nodes: DevToolsNode[] }).nodes;
  const text = (value?: Value) => String(value?.value ?? '');
  return {
    role: text(node?.role),
    name: text(node?.name),
    description: text(node?.description),
    value: text(node?.value),
    properties: Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value])),
  };
}
