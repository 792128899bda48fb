import { mostColumns, mostTableRows, type Table } from '@songwai/core/bulk/rows/columns/table';
import { mostCharacters } from '@songwai/core/bulk/rows/row-sheet';
import Papa from 'papaparse';
import { refuseFile } from './read-problem.ts';

const delimiters = [',', '\t', ';', '|'];
const page = /^\s*(?:<!doctype html|<html|<table|<meta|<\?xml)/i;
/** Spreadsheets write the delimiter into the first line. */
const delimiterLine = /^sep=(.)\r?\n/i;

/** The table of a CSV, TSV or pasted text. @throws UnreadableFile for an empty text and for a web page */
export function readText(text: string): Table {
  if (text.trim() === '') throw refuseFile('empty');
  if (page.test(text)) throw refuseFile('webPage');
  const [line = '', delimiter] = delimiterLine.exec(text) ?? [];
  // What stands in the first line is guessed from; a pasted table has tabs, which no address has.
  const first = text.slice(line.length).split(/\r?\n/, 5).join('\n');
  const { data } = Papa.parse<string[]>(text.slice(line.length), {
    delimiter: delimiter ?? (first.includes('\t') ? '\t' : ''),
    delimitersToGuess: delimiters,
  });
  const rows = data
    .slice(0, mostTableRows)
    .map((row) => row.slice(0, mostColumns).map((cell) => cell.trim().slice(0, mostCharacters + 1)));
  return { name: '', rows, total: data.length };
}
