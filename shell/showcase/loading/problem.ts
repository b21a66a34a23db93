/** Why a request failed. `static`: the server has no endpoints; `missing`: there is no such thing. */
export type Problem = 'error' | 'offline' | 'timeout' | 'static' | 'missing';

export class ServerError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** The problem that users see for an error. Unexpected errors are reported too. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ServerError) return error.problem;
  reportError(error);
  return 'error';
}
