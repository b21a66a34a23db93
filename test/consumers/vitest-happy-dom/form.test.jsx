import { beforeEach, describe, expect, test } from 'vitest';
import { specify } from './shared/testing-library.jsx';

specify('Vitest, happy-dom', { beforeEach, describe, expect, test });
