/**
 * Requests not to be called again that no list of phrases covers: a refusal of further calls, or of stored data, in one
 * clause. In lower case. In doubt they match: a number can be allowed again, but a call cannot be undone.
 */
export const optOutPatterns: readonly RegExp[] = [
  // English: a request to stop, or a refusal that «never», «again» or «any more» makes permanent.
  /\b(?:stop|quit|cease)\b[^.!?,]{0,25}\b(?:call|ring|phon|contact|bother|harass|pester)/u,
  /\b(?:don't|do not|never|no longer|not)\b[^.!?,]{0,30}\b(?:call|called|ring|phone|phoned|contact|contacted|bother|bothered|hear from|hear of)\b[^.!?,]{0,30}\b(?:again|any ?more|ever|this number|this company|you people|you lot)\b/u,
  /\bnever\b[^.!?,]{0,30}\b(?:call|ring|phone|contact|bother|hear from)\b[^.!?,]{0,15}\b(?:me|us|here|this|you)\b/u,
  /\b(?:no more|enough of (?:these|your))\b[^.!?,]{0,15}\bcalls\b/u,
  /\b(?:remove|erase|delete|wipe|strike|take|scrub|scratch)\b[^.!?,]{0,15}\b(?:my|our|me|us|this)\b[^.!?,]{0,20}\b(?:number|details|data|name|off|list|lists|file|files|records|system)\b/u,
  /\b(?:details|data|number|name)\b[^.!?,]{0,10}\b(?:erased|deleted|removed|wiped)\b/u,
  // German
  /(?:nie wieder|nie mehr|niemals wieder|nicht mehr|nicht wieder|nicht noch einmal)[^.!?,]{0,30}(?:anruf|angeruf|anzuruf|kontaktier|belästig|von ihnen hören|behellig|klingeln)/u,
  /(?:rufen|ruft|melden|meldet|kontaktieren|belästigen|klingeln)[^.!?,]{0,30}(?:nie wieder|nie mehr|niemals wieder|nicht mehr|nicht wieder)/u,
  /(?:keine|keinen|kein)\b[^.!?,]{0,20}(?:anruf|werbeanruf|telefonwerbung)\p{L}*[^.!?,]{0,25}(?:mehr|wünsch|erhalten|bekommen)/u,
  /(?:lösch|streich|entfern|tilg|nehmen sie)\p{L}*[^.!?,]{0,20}(?:meine|meinen|unsere|unseren|mich|uns|diese)\b[^.!?]{0,25}(?:nummer|daten|namen|eintrag|liste|kartei|verteiler|system)/u,
  /(?:meine|meinen|unsere|diese)\b[^.!?,]{0,15}(?:nummer|daten|namen|eintrag)\b[^.!?,]{0,25}(?:lösch|streich|entfern)/u,
  // Turkish
  /(?:bir daha|bundan sonra|artık|asla|sakın)[^.!?,]{0,35}(?:aramay|aramas|aramak yok|aranmak istem|rahatsız etme|geçmey|almak istem|duymak istem)/u,
  /(?:bilgi|veri|numara|kayd|kayıt|ismi|adımı)\p{L}*[^.!?,]{0,30}(?:silin|silsin|silmen|kaldırın|çıkarın|çıkartın)/u,
  /(?:aramaktan|aramayı|aramaları)[^.!?,]{0,15}(?:vazgeç|kes|bırak)/u,
];
