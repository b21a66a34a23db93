interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where GCJ-02 and BD-09 move nothing: neighbors of China, and what a rectangle around it takes for China. */
export const ABROAD: Readonly<Record<string, Point>> = {
  Osaka: { latitude: 34.6937, longitude: 135.5023 },
  Seoul: { latitude: 37.5665, longitude: 126.978 },
  Pyongyang: { latitude: 39.0392, longitude: 125.7625 },
  Ulaanbaatar: { latitude: 47.8864, longitude: 106.9057 },
  Hanoi: { latitude: 21.0278, longitude: 105.8342 },
  Kathmandu: { latitude: 27.7172, longitude: 85.324 },
  Delhi: { latitude: 28.6139, longitude: 77.209 },
  Lahore: { latitude: 31.5497, longitude: 74.3436 },
  Bishkek: { latitude: 42.8746, longitude: 74.5698 },
  Taipei: { latitude: 25.033, longitude: 121.5654 },
  Kaohsiung: { latitude: 22.6273, longitude: 120.3014 },
  Fukuoka: { latitude: 33.5902, longitude: 130.4017 },
  Vladivostok: { latitude: 43.1155, longitude: 131.8855 },
  Bangkok: { latitude: 13.7563, longitude: 100.5018 },
  'Null Island': { latitude: 0, longitude: 0 },
};

/** Where they move positions, at the edges of China. */
export const CHINESE_CITIES: Readonly<Record<string, Point>> = {
  'Hong Kong': { latitude: 22.2793, longitude: 114.1628 },
  Macao: { latitude: 22.1987, longitude: 113.5439 },
  Shenzhen: { latitude: 22.5431, longitude: 114.0579 },
  Haikou: { latitude: 20.0444, longitude: 110.1989 },
  Xiamen: { latitude: 24.4798, longitude: 118.0894 },
  Dandong: { latitude: 40.1292, longitude: 124.3947 },
  Harbin: { latitude: 45.8038, longitude: 126.535 },
  Lhasa: { latitude: 29.65, longitude: 91.1 },
};
