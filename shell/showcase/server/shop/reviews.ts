import type { Language } from '../../languages.js';
import type { Review } from '../../shop/types.js';

type Row = readonly [product: string, author: string, stars: number, language: Language, text: string];

/** What customers have written, each in their own language, the newest first. */
const ROWS: readonly Row[] = [
  ['shirt', 'Maja', 5, 'en', 'Washed it twenty times, still as good as new. The stripes line up at the sides.'],
  ['shirt', 'Yann', 4, 'fr', 'Très belle qualité. Un peu large aux épaules, prenez une taille en dessous.'],
  ['shirt', '小林', 5, 'zh-Hans', '布料厚实，剪裁舒服，已经买了第二件。'],
  ['boat', 'Inés', 5, 'es', 'Mi hijo no lo suelta. Flota recto incluso con viento.'],
  ['boat', 'Robert', 5, 'en', 'Bought it for the shelf, ended up at the pond. No regrets.'],
  ['boat', '陽子', 5, 'ja', 'お風呂でも池でもきれいに浮かびます。孫のお気に入りです。'],
  ['kite', 'Aoife', 5, 'en', 'Up in the air at the first try. The line could be longer.'],
  ['kite', 'Bastien', 4, 'fr', 'Très stable, même avec un vent irrégulier.'],
  ['kite', 'आरव', 5, 'hi', 'पहली ही बार में उड़ गई। बच्चे बहुत खुश हैं।'],
  ['sardines', 'Carmen', 5, 'es', 'Con pan y limón, nada más. Perfectas.'],
  ['sardines', 'Loïc', 5, 'fr', 'Meilleures que celles de ma grand-mère, mais ne lui dites pas.'],
  ['coat', 'Ingrid', 5, 'en', 'Three hours of sideways rain and I was dry. The hood really stays up.'],
  ['coat', '阿明', 4, 'zh-Hant', '防風又防水，袖子稍微長了一點。'],
  ['coat', 'Birgit', 5, 'de', 'Eine Woche Nordsee bei Windstärke acht, und kein Tropfen ist durchgekommen.'],
  ['towel', 'Pablo', 4, 'es', 'Se seca muy rápido y no guarda arena.'],
  ['towel', 'Ella', 5, 'en', 'Big enough for two. The colors have not faded at all.'],
  ['towel', 'Beatriz', 5, 'pt', 'Seca num instante, e a areia cai sozinha.'],
  ['lantern', 'Hugo', 5, 'fr', 'Superbe sur la terrasse. Quand revient-elle en stock ?'],
  ['lantern', 'Sven', 5, 'en', 'Heavy, solid, beautiful. Survived a storm outside.'],
  ['lantern', 'ليلى', 5, 'ar', 'جميل ومتين، ولم تنطفئ الشمعة رغم الهواء.'],
  ['bag', 'Lena', 4, 'en', 'Stands up by itself, which is rarer than you think.'],
  ['chair', 'Marta', 5, 'es', 'Comodísima. La tela se quita y se lava sin problemas.'],
  ['chair', 'Tom', 4, 'en', 'Easy to fold once you know how.'],
  ['chair', 'Tiago', 4, 'pt', 'Muito confortável. Só demorei um pouco para aprender a dobrar.'],
  ['mug', '小雨', 5, 'zh-Hans', '早上用它喝咖啡，心情特别好。'],
  ['mug', 'Kasia', 5, 'en', 'Took it on three sailing trips. One chip, two stories.'],
  ['mug', 'Jonas', 5, 'de', 'Seit dem Sommer trinke ich aus nichts anderem mehr.'],
  ['salt', 'Élodie', 5, 'fr', 'Sur les tomates, c’est une merveille.'],
  ['salt', 'كريم', 5, 'ar', 'نكهة رائعة مع الطماطم والسمك.'],
  ['beanie', 'Finn', 5, 'en', 'Warm without itching. Exactly as promised.'],
  ['beanie', '지우', 5, 'ko', '따뜻하고 전혀 까슬거리지 않아요.'],
  ['mask', 'Diego', 4, 'es', 'Se ajusta bien y no se empaña mucho.'],
  ['print', 'Noor', 5, 'en', 'The paper is gorgeous. It hangs above my desk now.'],
  ['caramels', 'Gwen', 5, 'fr', 'Le sachet n’a pas passé la soirée.'],
  ['caramels', '美玲', 5, 'zh-Hant', '鹹甜剛好，一顆接一顆停不下來。'],
  ['hat', 'Rosa', 4, 'es', 'Ligero y bonito; la cinta se cambia en un momento.'],
  ['hat', 'נועה', 4, 'he', 'קל ונוח, ויצא מהמזוודה בלי קמטים.'],
  ['parasol', 'Anke', 4, 'en', 'Good shade, heavy pole. Bring a friend.'],
  ['candle', 'Chloé', 5, 'fr', 'Un parfum discret, et la coquille sert encore après.'],
  ['candle', '민준', 4, 'ko', '향이 은은해서 좋아요. 선물용으로 하나 더 샀습니다.'],
  ['tea', 'Graham', 4, 'en', 'Smells like a campfire, in the best way.'],
  ['tea', 'मीरा', 4, 'hi', 'धुएं की हल्की खुशबू, बारिश के दिनों के लिए बढ़िया।'],
  ['shoes', 'Olga', 5, 'en', 'Worn all summer on a boat, never slipped.'],
  ['ring', 'Nico', 4, 'es', 'Resistente. Los niños no lo han roto, que ya es decir.'],
  ['bowl', '思远', 5, 'zh-Hans', '釉色比照片更漂亮，分量也足。'],
  ['bowl', '健太', 5, 'ja', '釉薬の色がとてもきれい。毎日使っています。'],
  ['marmalade', 'Edith', 5, 'en', 'Not too sweet. I ordered six jars.'],
  ['bucket', 'Paul', 5, 'en', 'We built a castle with four towers. The spout is genius.'],
  ['bucket', 'יואב', 5, 'he', 'הילדים לא עזבו אותו כל הקיץ.'],
];

const DAY = 86_400_000;

/** The reviews of a product, as of `now`. */
export function reviewsOf(product: string, now = Date.now()): readonly Review[] {
  return ROWS.flatMap(([id, author, stars, language, text], place) =>
    id === product
      ? {
          id: `r${place}`,
          author,
          stars,
          language,
          text,
          written: new Date(now - (3 + place * 5.3) * DAY).toISOString(),
        }
      : [],
  );
}
