import { beforeEach, describe, expect, test } from 'vitest';
import { specify } from './shared/testing-library.jsx';

specify('Vitest, jsdom', { beforeEach, describe, expect, test });
