import { isThenable } from '../../elements/base/thenable.js';
import { DeviceError, ErrCode, expectFunction } from './errors.js';
import { device } from './instance.js';
import type { CallName, DeviceFailure, Interceptor, Ok, OptionsOf } from './types.js';

type MaybePromise = unknown;

/**
 * Functions around a call. One that throws, or whose promise rejects, fails the call with that error. A promise delays the
 * call or its callbacks.
 */
export interface InterceptorHooks<K extends CallName = CallName> {
  /**
   * Before the call, with a copy of its options, which it may change. `false`, or a promise of it, fails the call with
   * `ErrCode.denied`. A promise of an object: these are the options from now on.
   */
  invoke?: (options: OptionsOf<K>) => MaybePromise;
  /** After a success. A promise of an object: this is the result from now on. */
  success?: (result: Ok<K>, options: OptionsOf<K>) => MaybePromise;
  /** After a failure. */
  fail?: (failure: DeviceFailure, options: OptionsOf<K>) => MaybePromise;
  /** After `success` or `fail`, with the same arguments. */
  complete?: (outcome: Ok<K> | DeviceFailure, options: OptionsOf<K>) => MaybePromise;
  /** Gets the promise of the result when the call begins. A promise that it returns takes the place of the result. */
  returnValue?: (returned: Promise<Ok<K>>) => MaybePromise;
}

type HookName = keyof InterceptorHooks;
type Hook = (...args: unknown[]) => unknown;

const NAMES: readonly HookName[] = ['invoke', 'success', 'fail', 'complete', 'returnValue'];

/** The scope of the hooks of all calls. */
const ALL = '*';

/** Scope -> hook -> functions, in the order in which they were added. */
const scopes = new Map<string, Map<HookName, Set<Hook>>>();
let stop: (() => void) | undefined;

const hooksOf = (call: string, name: HookName): Hook[] =>
  [ALL, call].flatMap((scope) => [...(scopes.get(scope)?.get(name) ?? [])]);

const orBefore = (value: unknown, before: object): object =>
  typeof value === 'object' && value !== null ? value : before;

/** Runs the hooks before a call: within the caller's task, unless one of them returns a promise. */
function invoke(call: string, options: object): object | PromiseLike<object> {
  const refuse = (answer: unknown): void => {
    if (answer === false) throw new DeviceError(call, ErrCode.denied, 'an interceptor refused it');
  };
  const hooks = hooksOf(call, 'invoke');
  const step = (at: number, now: object): object | PromiseLike<object> => {
    if (at === hooks.length) return now;
    const answer = hooks[at]!(now);
    refuse(answer);
    if (!isThenable(answer)) return step(at + 1, now);
    return Promise.resolve(answer).then((later) => {
      refuse(later);
      return step(at + 1, orBefore(later, now));
    });
  };
  return step(0, options);
}

const runAll = async (call: string, name: HookName, outcome: unknown, options: object): Promise<unknown> => {
  let now = outcome;
  for (const hook of hooksOf(call, name)) {
    const answer = hook(now, options);
    const later = isThenable(answer) ? await answer : undefined;
    if (name === 'success') now = orBefore(later, now as object);
  }
  return now;
};

/** The one interceptor of the bus that runs all hooks. */
const intercept: Interceptor = (call, next) => {
  const { name } = call;
  const run = async (started: ReturnType<typeof next>, options: object): Promise<object> => {
    let outcome: unknown;
    try {
      outcome = await runAll(name, 'success', { ...(await started), errMsg: `${name}:ok` }, options);
    } catch (error) {
      outcome = DeviceError.from(name, error);
      await runAll(name, 'fail', outcome, options);
    }
    await runAll(name, 'complete', outcome, options);
    if (outcome instanceof DeviceError) throw outcome;
    return outcome as object;
  };
  const options = invoke(name, { ...call.options });
  const begin = (now: object) => run(next(now as OptionsOf<CallName>), now);
  let result = isThenable(options) ? Promise.resolve(options as PromiseLike<object>).then(begin) : begin(options);
  for (const hook of hooksOf(name, 'returnValue')) {
    const answer = hook(result);
    if (!isThenable(answer)) continue;
    // The hook may have no use for its failure.
    result.catch(() => undefined);
    result = Promise.resolve(answer) as Promise<object>;
  }
  return result;
};

/** The scope and the hooks of the arguments, checked. */
function read(subject: string, args: readonly unknown[]): [scope: string, hooks: [HookName, Hook][] | undefined] {
  const [scope, hooks] = typeof args[0] === 'string' ? args : [ALL, args[0]];
  const invalid = (reason: string) => new DeviceError(subject, ErrCode.invalid, reason);
  if (!scope) throw invalid('name: expected a non-empty string');
  if (hooks === undefined && typeof args[0] === 'string') return [scope as string, undefined];
  if (typeof hooks !== 'object' || hooks === null) throw invalid(`hooks: expected an object of ${NAMES.join(', ')}`);
  const given = NAMES.map((name) => [name, (hooks as InterceptorHooks)[name]] as [HookName, Hook | undefined]);
  const known = given.filter((entry): entry is [HookName, Hook] => entry[1] !== undefined);
  for (const [name, hook] of known) expectFunction(subject, name, hook);
  return [scope as string, known];
}

/**
 * Adds functions around a call, or around all. Those of all calls run first, then those of the call, in the order in which they
 * were added; a function that is there is not added again. Returns a function that removes them. `device.intercept` does the
 * same by one function.
 */
export function addInterceptor<K extends CallName>(name: K, hooks: InterceptorHooks<K>): () => void;
export function addInterceptor(hooks: InterceptorHooks): () => void;
export function addInterceptor(...args: unknown[]): () => void {
  const [scope, hooks] = read('addInterceptor', args);
  if (!hooks)
    throw new DeviceError('addInterceptor', ErrCode.invalid, `hooks: expected an object of ${NAMES.join(', ')}`);
  if (!scopes.has(scope)) scopes.set(scope, new Map());
  const known = scopes.get(scope)!;
  for (const [name, hook] of hooks) known.set(name, (known.get(name) ?? new Set()).add(hook));
  stop ??= device.intercept(ALL, intercept);
  return () => remove(scope, hooks);
}

/** Removes these functions of a call, or of all calls; without functions, all of the call. */
export function removeInterceptor<K extends CallName>(name: K, hooks?: InterceptorHooks<K>): void;
export function removeInterceptor(hooks: InterceptorHooks): void;
export function removeInterceptor(...args: unknown[]): void {
  remove(...read('removeInterceptor', args));
}

function remove(scope: string, hooks: [HookName, Hook][] | undefined): void {
  const known = scopes.get(scope);
  for (const [name, hook] of hooks ?? []) {
    known?.get(name)?.delete(hook);
    if (!known?.get(name)?.size) known?.delete(name);
  }
  if (!hooks || !known?.size) scopes.delete(scope);
  if (scopes.size) return;
  stop?.();
  stop = undefined;
}
