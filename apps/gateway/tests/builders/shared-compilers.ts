import AjvCompiler from '@fastify/ajv-compiler';
import SerializerCompiler from '@fastify/fast-json-stringify-compiler';

interface SharedCompilers {
  readonly buildValidator: ReturnType<typeof AjvCompiler>;
  readonly buildSerializer: ReturnType<typeof SerializerCompiler>;
}

/** Compiles the schema of a route once, however many servers have that route. */
function compileOnce<Route, Compiled>(
  compiled: Map<string, Compiled>,
  scope: readonly unknown[],
  compile: (route: Route) => Compiled,
): (route: Route) => Compiled {
  return (route) => {
    const key = JSON.stringify([...scope, route]);
    const result = compiled.get(key) ?? compile(route);
    compiled.set(key, result);
    return result;
  };
}

/** Fastify's own compilers of schemas, for all servers of a process. */
export function createSharedCompilers(): SharedCompilers {
  const buildValidator = AjvCompiler();
  const buildSerializer = SerializerCompiler();
  const validators = new Map<string, ReturnType<ReturnType<typeof buildValidator>>>();
  const serializers = new Map<string, ReturnType<ReturnType<typeof buildSerializer>>>();
  return {
    buildValidator: (...scope) => compileOnce(validators, scope, buildValidator(...scope)),
    buildSerializer: (...scope) => compileOnce(serializers, scope, buildSerializer(...scope)),
  };
}
