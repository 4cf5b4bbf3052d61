// Does what a curl command of the documentation says, without curl.

/** The words of a command as a shell reads them: quotes, continued lines and variables. */
function wordsOf(command: string, environment: Record<string, string>): string[] {
  const fill = (text: string) =>
    text.replace(/\$(\w+)/g, (_match, name: string) => {
      const value = environment[name];
      if (value === undefined) throw new Error(`The command uses $${name}, which is not set.`);
      return value;
    });
  const words = command.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"|([^'"]+)/g, (_match, plain?: string, quoted?: string, bare?: string) =>
      plain !== undefined ? plain : fill(quoted ?? bare ?? ''),
    ),
  );
}

/** Sends the request that a curl command describes, and returns what it would print; refuses options it does not know. */
export async function runCurl(command: string, environment: Record<string, string>): Promise<string> {
  const [program, ...words] = wordsOf(command, environment);
  if (program !== 'curl') throw new Error(`Only curl is run, not ${program}.`);
  const headers = new Headers();
  let address = '';
  let method: string | undefined;
  let body: string | undefined;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-H') {
      const [name, value] = words.shift()!.split(/: (.*)/s);
      headers.set(name!, value!);
    } else if (word === '-d') body = words.shift();
    else if (word === '-X') method = words.shift();
    else if (word.startsWith('-')) throw new Error(`curl's option ${word} is not known here.`);
    else address = word;
  }
  // As curl does, whose bodies are forms unless a header says otherwise.
  if (body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/x-www-form-urlencoded');
  const response = await fetch(address, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body });
  return response.text();
}
