import { mostColumns, mostTableRows, type Table } from '@songwai/core/bulk/rows/columns/table';
import { mostCharacters } from '@songwai/core/bulk/rows/row-sheet';
import { refuseFile } from './read-problem.ts';
import { guessDelimiter, splitText } from './split-text.ts';

const delimiters = [',', '\t', ';', '|'];
const page = /^\s*(?:<!doctype html|<html|<table|<meta|<\?xml)/i;
/** Spreadsheets write the delimiter into the first line. */
const delimiterLine = /^sep=(.)\r?\n/i;

/** The table of a CSV, TSV or pasted text. @throws UnreadableFile for an empty text and for a web page */
export function readText(text: string): Table {
  if (text.trim() === '') throw refuseFile('empty');
  if (page.test(text)) throw refuseFile('webPage');
  const [line = '', given] = delimiterLine.exec(text) ?? [];
  const content = text.slice(line.length);
  const first = content.split(/\r\n|\n|\r/, 8);
  // What stands in the first lines is guessed from. A table has tabs in each of them; one alone stands before a phone, to keep its zero.
  const delimiter = given ?? guessDelimiter(first, delimiters);
  const { rows, openQuotes } = splitText(content, delimiter);
  const read = rows
    .slice(0, mostTableRows)
    .map((row) => row.slice(0, mostColumns).map((cell) => cell.trim().slice(0, mostCharacters + 1)));
  const beyond = rows.slice(mostTableRows).filter((row) => row.some((cell) => cell.trim() !== '')).length;
  return { name: '', rows: read, total: read.length + beyond, openQuotes };
}
