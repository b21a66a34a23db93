import { beforeEach, describe, expect, test } from 'vitest';
import { specify } from './shared/testing-library.jsx';

specify({ beforeEach, describe, expect, test });
