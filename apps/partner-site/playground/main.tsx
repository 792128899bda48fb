import '@songwai/ui/tokens/tokens.css';
import '@songwai/ui/tokens/base.css';
import '@songwai/ui/tokens/forced-colors.css';
import './playground.css';
import './settings.css';
import './stage/stage.css';
// After the others, which it changes.
import './narrow.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './playground.tsx';
import type { StartData } from './start-data.ts';

const root = document.getElementById('app');
const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as StartData;
if (root) createRoot(root).render(<Playground data={data} />);
