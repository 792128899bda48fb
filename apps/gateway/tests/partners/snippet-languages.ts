import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder of the snippets. */
export const snippetFolder = fileURLToPath(new URL('../../../../docs/embedding/snippets/', import.meta.url));

/** Path of a snippet, in quotes. */
const pathOf = (name: string): string => JSON.stringify(path.join(snippetFolder, name));

/** What a snippet is asked to do: sign a guest on, and judge a webhook. */
interface AskedOfSnippet {
  readonly partnerId: string;
  readonly secret: string;
  readonly guest: { readonly id: string; readonly name: string; readonly phone: string };
  readonly webhookSecret: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A language of the snippets for partners, with a program that reads `ASKED` and prints the token and whether the webhook is ours. */
interface SnippetLanguage {
  readonly name: string;
  /** The file that partners copy. */
  readonly snippet: string;
  readonly command: string;
  readonly run: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const python: SnippetLanguage = {
  name: 'Python',
  snippet: 'songwai.py',
  command: 'python3',
  run: ['-B', 'main.py'],
  files: {
    'main.py': `import importlib.util, json, os
spec = importlib.util.spec_from_file_location("songwai", ${pathOf('songwai.py')})
songwai = importlib.util.module_from_spec(spec)
spec.loader.exec_module(songwai)
asked = json.loads(os.environ["ASKED"])
print(songwai.guest_token(asked["partnerId"], asked["secret"], asked["guest"]))
print(songwai.is_from_songwai(asked["webhookSecret"], asked["headers"], asked["body"].encode()))
`,
  },
};

const php: SnippetLanguage = {
  name: 'PHP',
  snippet: 'songwai.php',
  command: 'php',
  run: ['main.php'],
  files: {
    'main.php': `<?php
require ${pathOf('songwai.php')};
$asked = json_decode(getenv('ASKED'), true);
echo songwai_guest_token($asked['partnerId'], $asked['secret'], $asked['guest']), "\\n";
echo songwai_is_signed($asked['webhookSecret'], $asked['headers'], $asked['body']) ? 'True' : 'False', "\\n";
`,
  },
};

const csharp: SnippetLanguage = {
  name: 'C#',
  snippet: 'Songwai.cs',
  command: 'dotnet',
  run: ['run', '--project', 'main.csproj'],
  files: {
    'main.csproj': `<Project Sdk="Microsoft.NET.Sdk">
<PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
<ItemGroup><Compile Include=${pathOf('Songwai.cs')} /></ItemGroup>
</Project>`,
    'Program.cs': `using System.Text;
using System.Text.Json;
var asked = JsonDocument.Parse(Environment.GetEnvironmentVariable("ASKED")!).RootElement;
string Of(JsonElement of, string name) => of.GetProperty(name).GetString()!;
var (guest, headers) = (asked.GetProperty("guest"), asked.GetProperty("headers"));
Console.WriteLine(Songwai.GuestToken(Of(asked, "partnerId"), Of(asked, "secret"), Of(guest, "id"), Of(guest, "name"), Of(guest, "phone")));
Console.WriteLine(Songwai.IsSigned(Of(asked, "webhookSecret"), Of(headers, "webhook-id"), Of(headers, "webhook-timestamp"),
  Of(headers, "webhook-signature"), Encoding.UTF8.GetBytes(Of(asked, "body"))));
`,
  },
};

const isHere = ({ command }: SnippetLanguage): boolean => spawnSync(command, ['--version']).status === 0;

export const snippetLanguages = [python, php, csharp];

/** Those that this machine can run. */
export const languagesHere = snippetLanguages.filter(isHere);

/** Runs the snippet of a language in a folder of its own. */
export async function askSnippet({ command, run, files }: SnippetLanguage, asked: AskedOfSnippet) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-snippet-'));
  try {
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
    const env = { ...process.env, ASKED: JSON.stringify(asked) };
    const { stdout } = await promisify(execFile)(command, [...run], { cwd: folder, env });
    const [token = '', isSigned = ''] = stdout.trim().split(/\r?\n/);
    return { token, isSigned: isSigned === 'True' };
  } finally {
    await rm(folder, { recursive: true });
  }
}
