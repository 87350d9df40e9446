/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

/** Reads the specifiers of a file's static imports and exports. */
function staticImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const specifier = isImport ? statement.moduleSpecifier : undefined;
    return specifier && ts.isStringLiteral(specifier) ? [specifier.text] : [];
  });
}

/**
 * @param file an entry point
 * @param seen files that are already read
 * @returns `file imports package` for each package in its static import graph
 */
function packagesIn(file: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return staticImports(file).flatMap((specifier) => {
    if (builtinModules.includes(specifier.replace(/^node:/, ''))) return [];
    if (!specifier.startsWith('.')) return [`${path.relative(root, file)} imports ${specifier}`];
    return packagesIn(path.resolve(path.dirname(file), specifier), seen);
  });
}

const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

test.each(['start', 'build', 'test', 'test:all', 'setup'])(
  '`npm run %s` imports no package before it has installed the packages',
  (name) => {
    const started = [...scripts[name].matchAll(/node (\S+\.mjs)/g)].map(([, file]) => file);
    const files = [...started, 'tools/setup/dependencies.mjs'].map((file) => path.join(root, file));
    expect(started.length).toBeGreaterThan(0);
    expect(files.every(existsSync)).toBe(true);
    expect(files.flatMap((file) => packagesIn(file))).toEqual([]);
  },
);
