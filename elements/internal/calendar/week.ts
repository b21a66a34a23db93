// Where weeks begin on other days than Monday, by CLDR: pairs of letters of regions.
const FRIDAY = 'MV';
const SATURDAY = 'AFBHDJDZEGIQIRJOKWLYOMQASDSY';
const SUNDAY =
  'AGASBDBRBSBTBUBWBZCACODMDOETGTGUHKHNIDILINISJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYRHSASGSVTHTTTWUMUSVEVIWSYDYEZAZW';

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
}

/** A method in newer browsers, a property in older ones. */
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo };

const includes = (regions: string, region: string): boolean => regions.match(/../g)!.includes(region);

/** The first day of the week by the region of a language, for engines that do not know it. */
export function firstDayByRegion(language: string): number {
  const { region = '' } = new Intl.Locale(language).maximize();
  return includes(SUNDAY, region) ? 0 : includes(SATURDAY, region) ? 6 : includes(FRIDAY, region) ? 5 : 1;
}

/** The first day of the week in a language: 0 for Sunday to 6 for Saturday. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language) as LocaleWithWeeks;
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info ? info.firstDay % 7 : firstDayByRegion(language);
}
