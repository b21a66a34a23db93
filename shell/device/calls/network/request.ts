import { lazy } from '../../../../elements/base/lazy.js';
import {
  boolean,
  type Check,
  data,
  httpUrl,
  index,
  oneOf,
  optional,
  positive,
  record,
  shape,
  string,
} from '../../check.js';
import { defineTask } from '../../define.js';
import type { CallControl, Callbacks, DeviceTask, Ok, OptionsOf } from '../../types.js';
import { listOf } from './checks.js';

const load = /* @__PURE__ */ lazy(() => import('./web/request.js'));

/** In any case. */
const method: Check = (value) =>
  oneOf(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
  )(typeof value === 'string' ? value.toUpperCase() : value);

const status: Check = (value) =>
  Number.isInteger(value) && (value as number) >= 100 && (value as number) <= 599 ? undefined : 'an HTTP status';

const retry: Check = (value) => {
  if (typeof value !== 'object') return index(value) && 'a number of attempts from 0 on, or options';
  return shape({
    limit: optional(index),
    minDelay: optional(positive),
    maxDelay: optional(positive),
    statusCodes: optional(listOf(status)),
    methods: optional(listOf(method)),
  })(value);
};

/** What `request` resolves to, with data of a known type. */
type Answered<Data> = Ok<'request'> & { data: Data };

/** `request<User[]>({ url })` says what the server answers. Nothing checks that it does. */
type Request = <Data = unknown>(
  options: OptionsOf<'request'> & Callbacks<'request', Answered<Data>> & CallControl,
) => DeviceTask<'request', Answered<Data>>;

export const request = /* @__PURE__ */ defineTask('request', {
  rules: () => ({
    url: httpUrl,
    method: optional(method),
    header: optional(record),
    data,
    dataType: optional(string),
    responseType: optional(oneOf('text', 'arraybuffer')),
    withCredentials: optional(boolean),
    enableChunked: optional(boolean),
    retry: optional(retry),
  }),
  timeout: 60_000,
  isTransfer: true,
  load,
  anywhere: true,
}) as Request;
