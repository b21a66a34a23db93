import { clearToken, getIdentity } from 'nacre/auth';
import { request } from 'nacre/device';
import { send } from '../loading/server.js';
import { getNetwork, getPatience, NETWORKS } from '../loading/network.js';
import { ServerError } from '../loading/problem.js';

const BASE = 'api/shop/';

export interface Answered {
  readonly status: number;
  readonly data: unknown;
}

/** Names the session to the server: the token is for what to show, and only the server knows what its session may do. */
function authorization(): { header?: { Authorization: string } } {
  const { jti } = getIdentity().claims;
  return typeof jti === 'string' ? { header: { Authorization: `Bearer ${jti}` } } : {};
}

/** An answer with its status. A token that the server does not know (any more) is dropped: the user logs in again. */
function checked({ statusCode, data }: { readonly statusCode: number; readonly data: unknown }): Answered {
  // A static host has no endpoints: it answers with a page.
  if (typeof data !== 'object') throw new ServerError('static');
  if (statusCode === 401) clearToken();
  return { status: statusCode, data };
}

/** Reads an endpoint of the shop. Throws a `ServerError` for any status but 200. */
export async function read<Data>(name: string, query: object = {}, signal?: AbortSignal): Promise<Data> {
  const data = { ...query, ...NETWORKS[getNetwork()] };
  const options = { url: BASE + name, data, timeout: getPatience(), ...authorization() };
  const answer = checked(await send(request(signal ? { ...options, signal } : options)));
  if (answer.status === 404) throw new ServerError('missing');
  if (answer.status !== 200) throw new ServerError('error');
  return answer.data as Data;
}

/** Sends something. Gives any status below 500; throws a `ServerError` without an answer, or for an error of the server. */
export async function write(name: string, data: object): Promise<Answered> {
  const options = { url: BASE + name, method: 'POST' as const, data, timeout: getPatience(), ...authorization() };
  const { status, data: body } = await send(request(options)).then((answer) =>
    name === 'login' ? { status: answer.statusCode, data: answer.data } : checked(answer),
  );
  if (status >= 500 || typeof body !== 'object') throw new ServerError(typeof body === 'object' ? 'error' : 'static');
  return { status, data: body };
}
