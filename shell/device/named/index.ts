export * from './keyboard.js';
export * from './network.js';
export * from './socket.js';
export * from './storage.js';
export * from './system.js';
export * from './uploads.js';
