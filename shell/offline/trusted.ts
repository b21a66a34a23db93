interface Policy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

let policy: Policy | undefined;

/**
 * The URL of the worker's script as pages with Trusted Types take it. The policy `nacre-worker` lets only scripts of the
 * page's own origin through: browsers take no others as service workers.
 */
export function trusted(url: string): string {
  // The types of the DOM know no TrustedScriptURL yet.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('nacre-worker', {
    createScriptURL(wanted) {
      if (new URL(wanted).origin !== location.origin) throw new TypeError(`${wanted} is no script of this origin`);
      return wanted;
    },
  });
  return policy.createScriptURL(url) as string;
}
