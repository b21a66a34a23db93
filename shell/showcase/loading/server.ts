import { DeviceError, ErrCode, request } from 'nacre/device';
import { getNetwork, getPatience, NETWORKS } from './network.js';
import { ServerError, type Problem } from './problem.js';

/** Reads an endpoint of the demo server, with the faults that the user has chosen. */
export async function get<Answer>(url: string, query: object, signal: AbortSignal): Promise<Answer> {
  const data = { ...query, ...NETWORKS[getNetwork()] };
  const answer = await send(request({ url, data, timeout: getPatience(), signal }));
  // A static host has no endpoints: it answers with a page, or 404.
  if (typeof answer.data !== 'object') throw new ServerError('static');
  if (answer.statusCode === 404) throw new ServerError('missing');
  if (answer.statusCode !== 200) throw new ServerError('error');
  return answer.data as Answer;
}

/** Sends something to an endpoint. Any status but that of success is an error. */
export async function post<Answer>(url: string, data: object, success = 200): Promise<Answer> {
  const answer = await send(request({ url, method: 'POST', data: { ...data }, timeout: getPatience() }));
  if (answer.statusCode !== success) throw new ServerError('error');
  return answer.data as Answer;
}

/** An answer. Failures become a `ServerError`; an abort stays as it is. */
export async function send<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    const problem = error instanceof DeviceError && PROBLEMS[error.errCode];
    throw problem ? new ServerError(problem, error) : error;
  }
}

const PROBLEMS: Readonly<Record<number, Problem>> = {
  [ErrCode.timeout]: 'timeout',
  [ErrCode.network]: 'offline',
};
