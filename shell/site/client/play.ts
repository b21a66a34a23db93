export function startPlay(): void {}
