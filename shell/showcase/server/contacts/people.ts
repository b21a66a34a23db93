export interface Contact {
  readonly id: string;
  /** As it is written in its own script; the family name last, or first where that is the custom. */
  readonly name: string;
  readonly phone: string;
  readonly isStarred: boolean;
}

/** Given and family names of five scripts; all contacts are invented by joining them. */
const LATIN = [
  'Ada Alma Amélie Bruno Chloé Dana Émile Elsa Finn Freya Hugo Ida Inés Jonas Kaja Léo Luca Maja Nils Noor Óscar Pia Romy Sami Søren Thea Ugo Vera Wim Yara Zoë',
  'Acosta Ångström Becker Bianchi Çelik Costa Dubois Éluard Fischer García Haddad Ito Jansen Klein Lopes Martín Navarro Ólafsson Petit Quist Rossi Silva Šimek Tanaka Ullman Vidal Weber Xavier Yılmaz Zimmer',
] as const;
const CHINESE = ['伟 芳 娜 敏 静 秀英 丽 强 磊 洋', '王 李 张 刘 陈 杨 赵 黄 周 吴'] as const;
const GREEK = ['Άννα Νίκος Ελένη Γιώργος Σοφία', 'Παππάς Νικολάου Οικονόμου Βλάχος'] as const;
const CYRILLIC = ['Анна Борис Вера Иван Ольга', 'Белова Иванов Орлов Жуков'] as const;

const wordsOf = ([given, family]: readonly [string, string]) => [given.split(' '), family.split(' ')] as const;

/** Every given name with some of the family names, so that the list is long and no name occurs twice. */
function join(
  names: readonly [string, string],
  each: number,
  write: (given: string, family: string) => string,
): string[] {
  const [given, family] = wordsOf(names);
  return given.flatMap((first, index) =>
    Array.from({ length: each }, (_, turn) => write(first, family[(index * 3 + turn * 7) % family.length]!)),
  );
}

function invent(): Contact[] {
  const western = (given: string, family: string) => `${given} ${family}`;
  const names = [
    ...join(LATIN, 12, western),
    ...join(CHINESE, 3, (given, family) => family + given),
    ...join(GREEK, 3, western),
    ...join(CYRILLIC, 3, western),
  ];
  return [...new Set(names)].map((name, index) => ({
    id: `c${index}`,
    name,
    // The range that Ofcom keeps for fiction.
    phone: `+44 7700 900${String(index % 1000).padStart(3, '0')}`,
    isStarred: index % 97 === 5,
  }));
}

export const CHANGES = ['star', 'unstar', 'remove', 'restore'] as const;
export type Change = (typeof CHANGES)[number];

/** An address book. It keeps its changes until the server ends. */
export class People {
  readonly #contacts = new Map(invent().map((contact) => [contact.id, contact]));
  readonly #removed = new Map<string, Contact>();

  list(): readonly Contact[] {
    return [...this.#contacts.values()];
  }

  /** Undefined: there is no such contact. */
  change(id: string, change: Change): Contact | undefined {
    const contact = (change === 'restore' ? this.#removed : this.#contacts).get(id);
    if (!contact) return undefined;
    if (change === 'remove') {
      this.#contacts.delete(id);
      this.#removed.set(id, contact);
      return contact;
    }
    const next = change === 'restore' ? contact : { ...contact, isStarred: change === 'star' };
    this.#removed.delete(id);
    this.#contacts.set(id, next);
    return next;
  }
}
