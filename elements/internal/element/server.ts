import { isServer as isForServers } from 'lit';

/**
 * Whether there is no DOM. Lit says so of every build for Node, also where a test runner has given it a DOM (jsdom,
 * happy-dom). In builds for browsers this is the constant that Lit has there.
 */
export const isServer = isForServers && typeof Node === 'undefined';
