import type { DangerPhrases } from '../danger-phrases.ts';

export const vietnamese: DangerPhrases = {
  breath: `
    (không|ko|khong|k|kg|hông|hong|chẳng|hổng|kh|khg|hết|ngưng|ngừng|ngưng|khó|tắt|nghẹt|ngộp|khó khăn khi|đuối) (thể |còn |thấy |có thể |được )?(thở|hít thở|hô hấp|thở nổi|hít vào)_
    (không|ko|khong|k|chẳng|hông|hổng) … (thở được|thở nổi|hít thở được|thở ra được|lấy hơi được|thở đc|thở dc)
    thở (không|ko|k|hông|khong|hổng|chẳng) (được|nổi|ra|đc|dc|ra hơi|vào)
    (khó thở|khó thỡ|ngạt thở|nghẹt thở|tức thở|hụt hơi|đứt hơi|thở dốc|thở hổn hển|thở gấp|ngộp thở|thở khò khè|ngưng thở|ngừng thở|suy hô hấp|thở khó|thở mệt|tắt thở|thở thoi thóp|thoi thóp)
    (thiếu|hết|không đủ) (không khí|oxy|ô xy|hơi để thở)
    (nghẹn|hóc|mắc nghẹn|mắc kẹt|bị hóc|kẹt) … (cổ họng|cổ|xương|họng|thở|tím|khí quản)
    (bị nghẹn|bị hóc|mắc nghẹn|nghẹt đường thở|sặc) … (thở|tím|không|nói)
    (cổ họng|họng|lưỡi|mặt|môi) … (sưng|phù|bít|tím|xanh|nghẽn|thắt)
    (môi|mặt|da|bé|con|em bé|ngón tay) … (tím tái|tím ngắt|tím|tái xanh|xanh tím)_
    (tím tái|tím ngắt)
    (lên cơn|cơn|bị) (suyễn|hen|hen suyễn|hen phế quản) (nặng|cấp|không|lên|nguy)?
    (sốc|shock) phản vệ|phản vệ
    dị ứng … (nặng|khó thở|sưng|sốc|cổ họng)
    (đuối nước|chết đuối|ngạt nước)
    (hơi thở|nhịp thở) … (yếu|ngắt quãng|không|ngừng|thoi thóp)
  `,
  chestPain: `
    (đau|tức|nặng|nhói|thắt|đè|ép|nóng rát|bóp|đau thắt|đau tức|đau nhói|nghẹn) (ở |nơi |vùng |dữ dội |thắt |nhói |tức |rát |cả |lồng |nặng |trong |bên |trái |trước )*(ngực|tim|lồng ngực)_
    (ngực|tim|lồng ngực) … (đau|nhói|thắt|đè nặng|bóp nghẹt|nặng trĩu|tức|đau dữ)_
    (nhồi máu|đau tim|cơn tim|ngừng tim|ngưng tim|suy tim cấp|trụy tim|lên cơn đau tim|heart attack|truỵ tim)
    (đột quỵ|đột quị|dot quy|dot qui|tai biến|tai biên|tai biến mạch máu|xuất huyết não|stroke)
    (mặt|miệng|mồm|nửa mặt) … (méo|lệch|xệ|liệt|tê|xếch|chảy xệ)
    (méo miệng|méo mặt|méo mồm|liệt nửa người|liệt mặt|miệng bị méo)
    (tay|chân|nửa người|một bên) … (tê liệt|liệt|không cử động|không nhấc|không giơ|yếu đi|tê cứng|không nhúc nhích|ko cử động|yếu hẳn|tê_|không cảm giác)
    (không|ko|khong|k|hết) (thể |còn )?(nói được|nhìn thấy gì|cử động được tay|giơ tay|nhấc tay|nói ra lời|nói rõ|cử động được|nói đc)
    (nói|giọng) … (ngọng|líu|không rõ|đớ|lắp bắp|ú ớ|khó khăn|nhảm)
    (đột nhiên|bỗng nhiên|tự nhiên|bất ngờ|tự dưng) … (liệt|mù|không thấy|lú lẫn|méo|không nói|tê|ngã quỵ|mất thị lực)
    (tay trái|cánh tay trái|hàm) … (đau|tê|nhói)|đau … (tay trái|lan ra tay|lan xuống tay|lan lên vai)
    (đau đầu|nhức đầu) … (dữ dội|chưa từng|khủng khiếp|nhất đời)
  `,
  unconscious: `
    (bất tỉnh|bất tĩnh|ngất xỉu|ngất|xỉu|hôn mê|bat tinh|ngat xiu|hon me|mất ý thức|mất tri giác|bị xỉu|xĩu|mê man)_
    (không|ko|khong|k|chẳng|hông|hổng|gọi không|kêu không|lay không|gọi ko|kêu ko|kêu hoài không|kêu mãi không|gọi mãi không|chưa) (thể |còn |chịu |có |thấy )?(tỉnh|tỉnh lại|tỉnh dậy|thức dậy|dậy|phản ứng|trả lời|đáp|nhúc nhích|cử động|động đậy|mở mắt|phản ứng gì|hồi tỉnh|trả lời nữa)_
    (gọi|kêu|lay|đánh thức) … (không tỉnh|không dậy|không trả lời|không phản ứng|ko tỉnh|ko dậy|không được|không thức|ko phản ứng|ko trả lời|không nghe)
    (co giật|động kinh|lên kinh|làm kinh|kinh phong|cogiat|lên cơn giật|giật kinh|co giat)
    =(ngã|té|gục|ngã gục|ngã quỵ|té xỉu|gục xuống|ngã xuống|té xuống) … (bất tỉnh|không|ko|xỉu|nằm im|sàn|đất|quỵ)
    (ngã quỵ|ngã gục|gục xuống|té xỉu|đổ gục|ngã lăn ra)
    (không|ko|khong|mất|hết|ngưng) (còn |có |thấy )?(mạch|nhịp tim|mạch đập)_
    (tim) … (ngừng đập|ngưng đập|không đập|hết đập)
    (sùi bọt mép|sùi bọt|bọt mép|trợn mắt|mắt trợn|trợn trắng|mắt trợn ngược|mắt đảo)
    (bé|con|em bé|cháu|trẻ|bố|mẹ|ba|má|chồng|vợ|ông|bà) … (mềm nhũn|lả đi|lịm|không động đậy|cứng đờ|lừ đừ|li bì|không phản ứng|nằm im)
    (hình như|chắc|có vẻ|tưởng|dường như) … (chết rồi|đã chết|chết_)|chết rồi_
    (mất ý thức|không còn ý thức|không có ý thức|không còn biết gì|ko còn biết gì)
  `,
  bleeding: `
    (chảy máu|ra máu|chay mau|máu chảy|xuất huyết|mất máu|băng huyết|chảy máo|máu) … (không ngừng|không cầm|ko ngừng|ko cầm|không dừng|nhiều|quá nhiều|khắp nơi|hoài|không hết|không thể cầm|dữ|ồ ạt|không dứt|liên tục|xối xả|ko dừng|lênh láng|khắp|phun|tuôn|mãi)
    (cầm máu|cầm được máu) … (không|ko|k_|hoài không)|(không|ko|khong|chẳng) … (cầm máu|cầm được|cầm đc|ngừng chảy|ngưng chảy)
    (mất|ra|chảy|nhiều|đầy|toàn|phun|vũng|ói ra|nôn ra|quá nhiều) (nhiều |rất nhiều |quá nhiều |cả |toàn )?máu_
    (ói|nôn|ho|khạc|ọc|thổ) (ra )?(nhiều )?(máu|huyết)
    (đi cầu|đi ngoài|tiêu|phân|đại tiện|tiểu) … (ra máu|có máu|đen|máu)_
    (băng huyết|xuất huyết|thổ huyết)
    (có thai|mang thai|bầu|thai) … (ra máu|chảy máu|xuất huyết|ra huyết)|(ra máu|chảy máu|ra huyết) … (có thai|mang thai|bầu|thai)
    (đứt|cắt|rạch|cứa|chém) … (sâu|mạch máu|động mạch|ngón tay|tay|gân|máu|cổ tay|lìa)
    (bị đâm|đâm trúng|dao đâm|bị bắn|trúng đạn|bị chém|vết đâm|bị súng bắn|đâm vào bụng|bắn trúng)
    (vết thương|vết cắt|vết chém) … (sâu|máu|hở|nặng|lớn|rộng)
    (ngón|tay|chân|bàn tay) … (đứt lìa|đứt rời|bị đứt|bị cụt|bị cắt lìa|nát)
    (tai nạn|té|ngã|đụng xe|xe đụng|xe tông) … (máu|nặng|đầu|bị thương|vỡ đầu|bất tỉnh)
    (bị bỏng|phỏng|bỏng|cháy) … (nặng|nước sôi|mặt|toàn thân|dầu sôi|con|bé)
    (vỡ đầu|bể đầu|chấn thương sọ|chấn thương đầu)
    (đầu|cổ|bụng|tai) … chảy máu
  `,
  poison: `
    (uống|nuốt|ăn|nuot|hít|liếm|ngậm|uong|bú|nốc) … (thuốc tẩy|nước tẩy|thuốc trừ sâu|thuốc diệt|thuốc chuột|thuốc độc|chất độc|xà phòng|xà bông|bột giặt|nước giặt|nước rửa|pin_|cục pin|pin cúc|xăng|dầu hỏa|dầu hoả|axit|acid|cồn|nấm|lá ngón|hóa chất|hoá chất|nam châm|thuốc lá|nicotin|nước hoa|acetone|nước lau|bả chuột|sơn|keo|javel|javen|clo_|nước xả|dầu thơm|cây độc|đồng xu|thuốc rầy|thuốc sâu|bleach|clorox|dầu gió|nước tiểu đường)
    (uống|nuốt|ăn|nuot|uong|chích|tiêm|cho) … (quá nhiều|quá liều|nhầm|lộn|lầm|hết cả|cả chai|cả lọ|cả vỉ|cả hộp|nguyên chai|nguyên vỉ|nguyên lọ|gấp đôi|hai lần|2 lần|một nắm|1 nắm|hết chai|hết lọ|hết hộp|nhiều viên|một đống|quá nhieu|hàng chục|mấy chục|gấp ba|dư) … (thuốc|viên|liều|insulin|siro|viên thuốc)?
    (uống|nuốt|ăn|lấy|bốc) … (thuốc của tôi|thuốc của mẹ|thuốc của bà|thuốc của ông|thuốc của ba|thuốc của bố|thuốc người lớn|thuốc của người khác|thuốc ngủ của|thuốc huyết áp của|thuốc của chồng|thuốc của vợ|thuốc con chó|thuốc của chó)
    (quá nhiều|nhiều quá|nhiều|một nắm|cả lọ|cả vỉ|cả chai|hết) (viên )?(thuốc ngủ|thuốc giảm đau|thuốc trầm cảm|viên thuốc|thuốc an thần|paracetamol|tylenol|ma túy|ma tuý|heroin|fentanyl)
    (quá liều|qua lieu|sốc thuốc|shock thuốc|sốc ma túy|over dose|overdose|uống dư thuốc|uống quá thuốc)
    (nhầm|lộn|lầm|sai) (cái |loại |liều )?(thuốc|liều|viên)
    (thuốc|liều) … (uống nhầm|uống lộn|uống lầm|uống sai|cho nhầm|đưa nhầm|nhầm rồi|không phải của tôi mà)
    (uống nhầm|uống lộn|uống lầm|uống sai|cho uống nhầm|nuốt nhầm|chích nhầm|tiêm nhầm|chích lộn)
    (ngộ độc|ngô độc|ngo doc|trúng độc|nhiễm độc|bị đầu độc|đầu độc|bỏ độc|thuốc độc|trúng thực)
    (bé|con|con trai|con gái|cháu|em bé|đứa nhỏ|trẻ|con tôi) … (nuốt|uống|ăn|nuot|cho vào miệng|bỏ vào miệng|ngậm) … (thuốc|viên|pin|vật|hóa chất|nước|đồ|mấy viên|cục|nhầm)
    (rắn|nhện|bò cạp|bọ cạp|rết|ong) … (cắn|đốt|chích)_ … (tôi|con|bé|sưng|tay|chân|chồng|mẹ|ba)?|(bị) (rắn|nhện|bò cạp|bọ cạp) (độc )?(cắn|chích|đốt)
    (hít|ngửi|ngạt|ngộp) (phải |nhầm |thấy )?(khí ga|khí gas|gas|khói|khí than|khí độc|hơi độc|khí co_|hóa chất|hơi clo|xăng)
    (rò rỉ|xì|rò) (khí )?(ga|gas)|khí co_ … (ngộ|hít|nhức)
    (hóa chất|hoá chất|axit|thuốc tẩy|xà phòng|acid) … (vào mắt|văng|bắn|dính|mắt)
  `,
  suicide: `
    (muốn|định|sẽ|muon|tính|đòi|mún|thà|nghĩ đến|nghĩ tới|nghĩ về|suy nghĩ|ước gì|ước được|chỉ muốn|chỉ mún|cố|toan|ý định) (đến |tới |được |mình |đi |là |việc |chuyện |cái |tìm |đến việc |về việc |đến chuyện )*(chết|tự tử|tự sát|kết liễu|tự kết liễu|chấm dứt cuộc|chấm dứt mạng|nhảy cầu|nhảy lầu|treo cổ|kết thúc cuộc|kết thúc tất cả|kết thúc mạng|giết mình|tự vận|biến mất|cái chết|đi chết|tìm chết|chết cho xong|từ bỏ cuộc sống)
    =(tự tử|tự sát|tự vẫn|tự vận|quyên sinh|tự kết liễu|tự hủy hoại)
    (tự kết liễu|kết liễu (đời|cuộc đời|cuộc sống|mạng sống|bản thân)|tự giết|giết chết bản thân|tự treo cổ|treo cổ tự|uống thuốc ngủ tự)
    (tu tu) … (chet|muon|toi|con)|(toi|con toi|ban toi|chong toi|vo toi|dang|bi) … (muon tu tu|dinh tu tu|doi tu tu)|muon tu (sat|van|tu|vẫn)
    (không|ko|khong|k|chẳng|hết|chán|hông|hổng|kg) (còn |muốn |thiết |có |muốn tiếp tục |thể |lý do |lý do gì |lí do |lí do gì |động lực |để |gì |muon |muốn còn |thiết tha )*(sống|song nua|sống nữa|tồn tại|tỉnh dậy nữa)_
    (muốn|định) (chấm dứt|kết thúc) (cuộc đời|cuộc sống|mạng sống|tất cả|mọi thứ|sự sống|đời mình|đời)
    (chấm dứt|kết thúc|từ bỏ) (cuộc đời|cuộc sống|mạng sống|đời) (này|của mình|của tôi|mình|tôi|em|của em)?
    (chán sống|chán đời|không thiết sống|hết muốn sống|sống không bằng chết|sống để làm gì|sống làm gì|chết đi cho|chết quách|chết cho xong|chết đi còn hơn|muốn chết)
    (cuộc sống|cuộc đời|đời|sống) … (vô nghĩa|không có ý nghĩa|không còn ý nghĩa|không đáng|chẳng còn ý nghĩa|ko còn ý nghĩa|không còn gì)
    (tốt hơn|đỡ hơn|nhẹ nhõm hơn|vui hơn|đỡ khổ|hạnh phúc hơn) … (không có tôi|tôi chết|em chết|con chết|mình chết|không có em|không có mình|không có con|nếu tôi không)
    (nếu|khi|lúc) (tôi|em|con|mình) (chết|không còn|biến mất|ko còn) … (tốt hơn|đỡ|nhẹ|khỏe hơn|hơn)
    (thà|ước|ước gì|giá mà|giá như) … (chết|không được sinh ra|đừng sinh ra|chưa từng sinh ra|đừng tỉnh lại)
    (rạch tay|cắt tay tự|cắt cổ tay|tự cắt|tự rạch|rạch cổ tay|tự làm đau|tự làm hại|tự hại|tự gây thương|làm đau bản thân|làm hại bản thân|tự làm tổn thương|hại bản thân|cắt mạch máu|cứa cổ tay|cắt gân)
    (con trai|con gái|con|bạn|chồng|vợ|anh|chị|em|mẹ|bố|ba|má|người yêu|cháu) … (muốn chết|đòi chết|dọa chết|doạ chết|đòi tự|dọa tự|doạ tự|muốn tự tử|muốn tự sát|nói muốn chết|không muốn sống|nói về cái chết|định tự|thư tuyệt mệnh|ko muốn sống)
    (thư tuyệt mệnh|vĩnh biệt|từ biệt cõi đời|lời trăng trối|xin vĩnh biệt|tạm biệt cuộc đời|tạm biệt thế giới)
    (không chịu nổi|chịu hết nổi|hết chịu nổi|không chịu đựng|ko chịu nổi) … (chết|sống|cuộc đời|kết thúc|cuộc sống)
    (ngủ) … (không bao giờ (tỉnh|thức|dậy)|mãi mãi|luôn không|đừng dậy|không dậy nữa|không tỉnh lại)
    (thuốc ngủ|súng|dao|dây thừng|cây cầu|sợi dây) … (để chết|tự tử|tự sát|chết cho|kết thúc)
    đáng chết_ … (tôi|em|con|mình)|(tôi|em|con|mình) (thật )?(đáng chết|nên chết)
  `,
  help: `
    =(cứu|kíu|cíu) (tôi|với|em|con|mẹ|bố|ba|má|chồng|vợ|mạng|người|chúng tôi|mình|tui|giúp|bé|cháu|bà|ông|anh|chị|nó|lấy)
    (cuu toi|cuu voi|cuu mang|cuu nguoi|cuu em|cuu con toi|cuu chung toi|cuu tui)
    (gọi|goi|kêu|cần|can|xin|điều|đưa|làm ơn gọi) … (xe cứu thương|xe cuu thuong|cấp cứu|cap cuu|911|115|xe cấp cứu|cảnh sát gấp|cứu hỏa)
    (cấp cứu|cap cuu|cứu thương|cap cứu)_ … (gấp|nhanh|ngay|với|giúp|đây|có|là|trường hợp|khẩn)?
    (khẩn cấp|khan cap|tình trạng nguy kịch|nguy kịch|nguy hiểm tính mạng|nguy hiểm đến tính mạng|nguy cấp|đe dọa tính mạng|ngàn cân treo)
    (sắp chết|sap chet|đang chết|đang hấp hối|hấp hối|gần chết|chết mất|sắp mất|sắp đi rồi|chết tới nơi|dang chet|sắp không qua khỏi)
    (giúp|giup|giúp đỡ|cứu) … (khẩn|gấp|cấp cứu|nguy hiểm|sắp chết|chết mất|nguy kịch|nhanh lên|mau lên)
    (chồng|bạn trai|người ta|ai đó|hắn|anh ta|nó|kẻ) … (đánh tôi|đánh em|giết tôi|giết em|bóp cổ|hành hung|cưỡng hiếp|hiếp dâm|tấn công|đánh đập|đòi giết|muốn giết|đâm tôi)
    (bị hiếp|bị cưỡng hiếp|bị đánh đập|bị tấn công|bị hành hung|bị cưỡng bức)
    (vỡ ối|vỡ nước ối|sắp đẻ|sắp sinh rồi|chuyển dạ|đang đẻ|em bé sắp ra|đẻ rơi|sinh rồi)
    (điện giật|bị giật điện|chết đuối|đuối nước|sét đánh)
    (tính mạng|mạng sống) … (nguy|đe dọa|nguy hiểm)
  `,
};
