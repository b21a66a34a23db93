import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  connectSocket: is('native', 'WebSocket'),
  sendSocketMessage: is('native', 'WebSocket'),
  closeSocket: is('native', 'WebSocket'),
};
