import { describe, expect, it } from "vitest";
import { findAllergens } from "#app/domain/food/allergens/find-breaks.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";

// Compiled before the time of a test runs.
getFoods();

/** Lines of recipes and shopping lists as people write them, with the allergens that each holds or may hold. */
const LINES: Record<string, Record<string, string>> = {
  ja: {
    "無塩バター 50g": "Milk/Dairy",
    "小麦粉（薄力粉） 100g": "Wheat/Gluten",
    "ﾊﾞﾀｰ 大さじ1": "Milk/Dairy",
    "卵 2個": "Eggs",
    "トマトとえび 200g": "Shellfish",
    "生たら 2切れ": "Fish",
    "たら（切り身） 2切れ": "Fish",
    "いかの輪切り 100g": "Shellfish, Molluscs",
    "白ごま 大さじ1": "Sesame",
    "ピーナッツバター 大さじ2": "Peanuts",
    "木綿豆腐 1丁": "Soy",
    "しょうゆ 大さじ1": "Soy, Wheat/Gluten",
    スライスアーモンド: "Nuts",
    "赤ワイン 100ml": "Sulphites",
    "スイカ 1/4個": "",
    フライパンでにんじんを焼きます: "",
    沸騰したら塩を加える: "",
    りんごまたは梨: "",
    火のそばで静かに混ぜる: "",
    バターナッツかぼちゃ: "",
    ココナッツミルク: "",
    ライスヌードル: "",
    赤唐辛子: "",
    ふたをする: "",
  },
  "zh-Hans": {
    "500 克 面粉": "Wheat/Gluten",
    "500克面粉": "Wheat/Gluten",
    "低筋麵粉 100克": "Wheat/Gluten",
    "无盐黄油 50克": "Milk/Dairy",
    "雞蛋 2顆": "Eggs",
    "虾仁 200克": "Shellfish",
    "三文鱼柳 2块": "Fish",
    "生抽 2汤匙": "Soy, Wheat/Gluten",
    "蚝油 1汤匙": "Shellfish, Soy, Wheat/Gluten, Molluscs",
    花生碎: "Peanuts",
    表面撒芝麻: "Sesame",
    "西芹 2根": "Celery",
    "腰果 50克": "Nuts",
    "葡萄酒 100毫升": "Sulphites",
    两面煎黄: "",
    牛油果: "",
    芝麻菜: "",
    "椰奶 200毫升": "",
    鱼香肉丝: "",
    蛋白质粉: "",
    "河粉 200克": "",
  },
};

describe.each(Object.entries(LINES))("a line in %s", (_, lines) => {
  it.each(Object.entries(lines))("%s: %s", (line, allergens) => {
    expect([...findAllergens(readFood({ ingredients: [line] })).keys()].join(", ")).toBe(allergens);
  });
});
